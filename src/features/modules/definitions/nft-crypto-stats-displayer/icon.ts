export { ChartLine as icon } from 'lucide-react';
