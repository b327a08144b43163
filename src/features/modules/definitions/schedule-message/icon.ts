export { CalendarClock as icon } from 'lucide-react';
