export { Gamepad2 as icon } from 'lucide-react';
