import { listSessionsLed } from '@doselore/contract/scheduling';
import { declareList } from '../../../../platform/lists/index.ts';
import { listLedMonths } from './sessions-led.ts';

export const sessionsLedList = declareList(listSessionsLed, {
  name: 'Sessions led',
  rows: ({ query, services }) => listLedMonths(services, query),
  present: (month) => month,
  columns: [
    ['Month', (row) => row.month],
    ['Trainer', (row) => row.trainer.name],
    ['Sessions', (row) => row.sessions],
    ['Face to face', (row) => row.face_to_face],
    ['Hours', (row) => Math.round(row.minutes / 6) / 10],
    ['Estimated miles', (row) => row.miles],
    ['Sessions without a known journey', (row) => row.unknown_journeys],
  ],
});
