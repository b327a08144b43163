export { ShoppingCart as icon } from 'lucide-react';
