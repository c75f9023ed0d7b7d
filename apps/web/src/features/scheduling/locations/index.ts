export { addressText, positionRules } from './address-form.ts';
export { EditLocationScreen } from './edit-location-screen.tsx';
export { LocationsScreen } from './locations-screen.tsx';
export { NewLocationScreen } from './new-location-screen.tsx';
export { AddressFields } from './parts/address-fields.tsx';
export { LocationField } from './parts/location-field.tsx';
export { PositionFields } from './parts/position-fields.tsx';
export { PositionNotice } from './parts/position-notice.tsx';
