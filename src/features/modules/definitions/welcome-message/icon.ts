export { Hand as icon } from 'lucide-react';
