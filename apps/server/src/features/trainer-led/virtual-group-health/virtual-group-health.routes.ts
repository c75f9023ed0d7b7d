import { getFindingsCsv } from '@doselore/contract/virtual-group-health';
import { type Route, serveList } from '../../../platform/http/index.ts';
import { findingsList } from './findings.list.ts';

export const virtualGroupHealthRoutes: Route[] = serveList(findingsList, getFindingsCsv);
