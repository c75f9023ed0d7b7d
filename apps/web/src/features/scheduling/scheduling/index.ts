export { BookingSettingsPart } from './booking-settings-part.tsx';
