import type { Services } from '../../../platform/services.ts';
import { setOnlineResult } from './online-assessments.repository.ts';

export const saveOnlineResult: Services['saveOnlineResult'] = setOnlineResult;
