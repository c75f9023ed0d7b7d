import { getAbsencesCsv } from '@doselore/contract/absences';
import { type Route, serveList } from '../../../platform/http/index.ts';
import { absencesList } from './absences.list.ts';

export const absenceRoutes: Route[] = serveList(absencesList, getAbsencesCsv);
