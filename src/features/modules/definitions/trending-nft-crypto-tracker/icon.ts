export { TrendingUp as icon } from 'lucide-react';
