export { declareList, type List } from './declare-list.ts';
export { type Column, type DeclaredSheet, declareSheet, type SheetReader } from './declare-sheet.ts';
export { type AnyPlace, endpointsOf } from './endpoints-of.ts';
export type { ListCall } from './list-call.ts';
export { pageOf, totalOf } from './page-of.ts';
