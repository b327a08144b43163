export { ChartCandlestick as icon } from 'lucide-react';
