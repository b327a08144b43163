export { Activity as icon } from 'lucide-react';
