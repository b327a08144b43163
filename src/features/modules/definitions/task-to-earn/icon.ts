export { ListChecks as icon } from 'lucide-react';
