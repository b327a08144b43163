export { LifeBuoy as icon } from 'lucide-react';
