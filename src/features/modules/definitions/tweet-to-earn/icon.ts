export { AtSign as icon } from 'lucide-react';
