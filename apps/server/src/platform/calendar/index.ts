export {
  type CalendarEvent,
  type CalendarMethod,
  fullUid,
  writeCalendar,
} from './write-calendar.ts';
