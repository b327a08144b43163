export { ChartColumn as icon } from 'lucide-react';
