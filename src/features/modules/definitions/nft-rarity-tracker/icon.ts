export { Gem as icon } from 'lucide-react';
