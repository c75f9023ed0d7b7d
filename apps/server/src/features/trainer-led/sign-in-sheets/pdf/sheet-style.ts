import { StyleSheet } from '@react-pdf/renderer';
import { ink } from '../../../../platform/pdf/index.ts';

/** Widths of the columns in points. Together with the margins they are as wide as an A4 page. */
export const widths = { number: 24, name: 150, services: 107, job: 84, signature: 162 };
export const cellStyle = { paddingTop: 6, paddingBottom: 6, paddingRight: 6 };

const line = { borderBottomWidth: 0.75, borderBottomColor: ink.muted };

export const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', minHeight: 30, ...line },
  heading: { fontWeight: 600, fontSize: 11, marginTop: 16 },
  note: { color: ink.muted, marginTop: 2, marginBottom: 4 },
  trainer: { flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginTop: 24 },
  signature: { width: 200, height: 18, ...line },
});
