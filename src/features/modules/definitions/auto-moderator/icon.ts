export { ShieldAlert as icon } from 'lucide-react';
