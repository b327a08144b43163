export { ScrollText as icon } from 'lucide-react';
