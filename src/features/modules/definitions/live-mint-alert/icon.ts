export { Flame as icon } from 'lucide-react';
