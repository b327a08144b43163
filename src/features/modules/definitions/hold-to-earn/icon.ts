export { PiggyBank as icon } from 'lucide-react';
