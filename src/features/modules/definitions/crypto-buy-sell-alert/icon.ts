export { ArrowLeftRight as icon } from 'lucide-react';
