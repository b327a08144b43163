export { Tag as icon } from 'lucide-react';
