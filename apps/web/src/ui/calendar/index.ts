export { CalendarInput } from './calendar-input.tsx';
