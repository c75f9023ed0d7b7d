import { endpoint } from '../../endpoint.ts';
import type { cpdSchemas } from './cpd.schemas.ts';

export const listCpdRecords = endpoint<typeof cpdSchemas.listCpdRecords>({
  method: 'GET',
  path: 'cpd-records',
  levels: ['member'],
  permission: 'cpd.own',
});

export const getCpdRecord = endpoint<typeof cpdSchemas.getCpdRecord>({
  method: 'GET',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
});

export const addCpdRecord = endpoint<typeof cpdSchemas.addCpdRecord>({
  method: 'POST',
  path: 'cpd-records',
  levels: ['member'],
  permission: 'cpd.own',
});

export const changeCpdRecord = endpoint<typeof cpdSchemas.changeCpdRecord>({
  method: 'PUT',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
});

export const deleteCpdRecord = endpoint<typeof cpdSchemas.deleteCpdRecord>({
  method: 'DELETE',
  path: 'cpd-records/:recordId',
  levels: ['member'],
  permission: 'cpd.own',
});

/** Drafts a record from a completed course, once. A second call answers the same record. */
export const draftCpdRecord = endpoint<typeof cpdSchemas.draftCpdRecord>({
  method: 'POST',
  path: 'cpd-records/from-course/:source/:sourceId',
  levels: ['member'],
  permission: 'cpd.own',
});

export const getCpdCsv = endpoint<typeof cpdSchemas.getCpdCsv>({
  method: 'GET',
  path: 'cpd-records/csv',
  levels: ['member'],
  permission: 'cpd.own',
  kind: 'file',
});
