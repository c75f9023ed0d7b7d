import { StyleSheet } from '@react-pdf/renderer';
import { ink } from '../../../../platform/pdf/index.ts';

/** Widths of the columns in points. Together with the margins they are as wide as an A4 page. */
export const widths = { number: 28, name: 166, services: 138, job: 110, day: 85 };
export const cellStyle = { paddingTop: 5, paddingBottom: 5, paddingRight: 6 };

export const styles = StyleSheet.create({
  statement: { marginBottom: 6, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: ink.soft },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: ink.muted },
  none: { marginTop: 12, color: ink.muted },
});
