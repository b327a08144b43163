export { HeartHandshake as icon } from 'lucide-react';
