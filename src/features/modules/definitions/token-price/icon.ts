export { CircleDollarSign as icon } from 'lucide-react';
