export { UserPlus as icon } from 'lucide-react';
