export { Radar as icon } from 'lucide-react';
