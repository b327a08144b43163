export { Coins as icon } from 'lucide-react';
