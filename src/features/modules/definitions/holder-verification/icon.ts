export { Castle as icon } from 'lucide-react';
