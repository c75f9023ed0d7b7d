/** Password of all people of the demo world. It opens nothing elsewhere. */
export const demoPassword = 'Dispense-Demo+2026';

/** One person for every role, in the order of the sign-in page. */
export const demoLogins = [
  { role: 'Site admin', name: 'Morgan Ellis', username: 'morgan.ellis', password: demoPassword },
  { role: 'Organisation admin', name: 'Priya Raman', username: 'priya.raman', password: demoPassword },
  { role: 'Service admin, High', name: 'Tom Okafor', username: 'tom.okafor', password: demoPassword },
  { role: 'Service admin, Medium', name: 'Elin Vaughan', username: 'elin.vaughan', password: demoPassword },
  { role: 'Service admin, Low', name: 'Rhys Calloway', username: 'rhys.calloway', password: demoPassword },
  { role: 'Trainer', name: 'Amara Osei', username: 'amara.osei', password: demoPassword },
  { role: 'Organiser', name: 'Judith Marlowe', username: 'judith.marlowe', password: demoPassword },
  { role: 'Learner', name: 'Sam Whitlock', username: 'sam.whitlock', password: demoPassword },
  { role: 'New learner', name: 'Nadia Hussain', username: 'nadia.hussain', password: demoPassword },
  { role: 'Provisional account', name: 'Callum Reid', username: 'callum.reid', password: demoPassword },
] as const;
