export { UserPen as icon } from 'lucide-react';
