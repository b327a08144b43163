export { PanelTop as icon } from 'lucide-react';
