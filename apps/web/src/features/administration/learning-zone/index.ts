// Part of the first script of every visit.
export { fetchZone } from './fetch-zone.ts';
