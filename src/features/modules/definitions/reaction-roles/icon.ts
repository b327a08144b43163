export { SmilePlus as icon } from 'lucide-react';
