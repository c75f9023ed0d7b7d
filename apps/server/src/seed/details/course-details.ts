import type { DetailFields } from '@doselore/contract/product-details';

/** Days are counted from today, so that the demo world is always as old. */
export type SeedDetails = Partial<
  Omit<DetailFields, 'reviewed_on' | 'review_due_on' | 'accreditor_code' | 'accredited_until' | 'content_owner_id'>
> & { reviewedDaysAgo?: number; dueInDays?: number; accreditedForDays?: number };

const everyYear = 'The guidance changes each year, and staff should know it before the season.';

/** Details of the courses of the demo world, by title. */
export const courseDetails: Record<string, SeedDetails> = {
  'Sepsis: spotting deterioration': {
    objectives:
      'Recognise the signs of sepsis in adults and in children\nUse a structured tool to decide how urgent it is\nRefer without delay and hand over clearly',
    audience: 'Everyone who talks to patients in the pharmacy.',
    cpd_minutes: 45,
    learner_minutes: 40,
    accreditation_reference: 'NPB 010 077',
    accreditedForDays: 400,
    keywords: 'infection\ndeterioration\nNEWS2',
    standards: 'NICE | Suspected sepsis in people aged 16 or over | 2025 | https://www.nice.org.uk',
    months_reason: 'Skills in spotting deterioration fade within two years without practice.',
    reviewedDaysAgo: 200,
    dueInDays: 165,
  },
  'Safeguarding adults and children level 2': {
    objectives:
      'Recognise signs of abuse and neglect\nRespond to a disclosure in the right words\nRecord what was said and refer it on the same day',
    audience: 'Registered pharmacists and pharmacy technicians, and those who lead a team.',
    cpd_minutes: 120,
    learner_minutes: 100,
    target_roles: 'Superintendent pharmacist,Responsible pharmacist,Pharmacist,Pharmacy technician',
    mandatory_for:
      'Pharmacist,Responsible pharmacist,Locum pharmacist | pharmacist | 30 | 14\nPharmacy technician | technician | 60 | 14',
    standards:
      'PQS | Gateway criterion: safeguarding | 2025/26 | \nGPhC | Standards for pharmacy professionals | 2017 | ',
    keywords: 'abuse\nneglect\nreferral',
    months_reason: 'Registered staff renew level 2 every two years.',
    months_source: 'https://www.england.nhs.uk',
    reviewedDaysAgo: 400,
    dueInDays: -35,
  },
  'Data security awareness level 1': {
    objectives:
      'Handle patient data lawfully and safely\nRecognise an attempt to trick you into giving data away\nReport a breach on the day it happens',
    cpd_minutes: 60,
    learner_minutes: 50,
    standards: 'DSPT | Assertion: all staff complete training every year | 2025/26 | https://www.dsptoolkit.nhs.uk',
    mandatory_for: ' | any | 30 | 0',
    keywords: 'GDPR\nconfidentiality\nphishing',
    months_reason: 'The Data Security and Protection Toolkit asks for training every year.',
    months_source: 'https://www.dsptoolkit.nhs.uk',
    reviewedDaysAgo: 90,
    dueInDays: 275,
  },
  'Immunisation annual update': {
    objectives:
      'Explain what has changed in the schedule this year\nStore and transport vaccines within the cold chain\nAct on an adverse reaction',
    audience: 'Vaccinators, and those who supervise them.',
    cpd_minutes: 180,
    learner_minutes: 150,
    accreditation_reference: 'NPB 010 562',
    accreditedForDays: 300,
    target_roles: 'Pharmacist,Responsible pharmacist,Independent prescriber,Pharmacy technician',
    keywords: 'vaccine\nflu\ncold chain',
    months_reason: everyYear,
    reviewedDaysAgo: 60,
    dueInDays: 305,
  },
  'Basic life support and anaphylaxis': {
    objectives:
      'Start resuscitation of an adult and of a child\nUse an automated external defibrillator\nTreat anaphylaxis with adrenaline',
    cpd_minutes: 210,
    accreditation_reference: 'NPB 010 231',
    accreditedForDays: 20,
    keywords: 'CPR\nAED\nadrenaline',
    months_reason: 'The Resuscitation Council UK recommends practice every year.',
    months_source: 'https://www.resus.org.uk',
    reviewedDaysAgo: 150,
    dueInDays: 25,
  },
  'Vaccination: injection technique practical': {
    objectives: 'Choose the site, the needle and the position\nInject into muscle and under the skin safely',
    cpd_minutes: 240,
    months_reason: 'Technique is assessed again every two years.',
    reviewedDaysAgo: 120,
    dueInDays: 245,
  },
  'Contraception service: initiation and supply': {
    objectives: 'Take a history and measure blood pressure\nSupply within the patient group direction',
    cpd_minutes: 180,
    months_reason: 'The patient group direction is renewed every two years.',
    reviewedDaysAgo: 30,
    dueInDays: 335,
  },
  'Blood-pressure check: practical sign-off': {
    objectives: 'Measure blood pressure with the right cuff and position\nExplain a reading and refer a high one',
    audience: 'Staff who measure blood pressure in the consultation room.',
    cpd_minutes: 30,
    months_reason: 'The technique is observed again every two years.',
    standards: 'NICE | NG136 Hypertension in adults | 2023 | https://www.nice.org.uk/guidance/ng136',
    reviewedDaysAgo: 80,
    dueInDays: 285,
  },
  'Dispensing accuracy: assessed logbook': {
    objectives: 'Dispense 200 items in a row without an error\nFind and record your own near misses',
    cpd_minutes: 600,
    months_reason: 'The logbook is done once.',
    reviewedDaysAgo: 80,
    dueInDays: 285,
  },
  'Risk management in pharmacy': {
    objectives: 'Describe the risks of dispensing\nAssess a risk and write it down\nLearn from near misses together',
    cpd_minutes: 90,
    learner_minutes: 90,
    standards: 'PQS | Risk management | 2025/26 | ',
    months_reason: 'The scheme asks for it every two years.',
    reviewedDaysAgo: 45,
    dueInDays: 320,
  },
  'Medicines safety: learning from near misses': { objectives: 'Record a near miss so that others learn from it' },
};
