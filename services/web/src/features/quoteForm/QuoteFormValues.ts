/** What the visitor types, as it stands in the fields. */
export type QuoteFormValues = {
  fullName: string;
  phone: string;
  email: string;
  address: string;
  serviceType: string;
  timing: string;
  budget: string;
  projectDetails: string;
  mathChallenge: string;
  consent: boolean;
  website: string;
};

export const emptyQuoteForm: QuoteFormValues = {
  fullName: "",
  phone: "",
  email: "",
  address: "",
  serviceType: "",
  timing: "",
  budget: "",
  projectDetails: "",
  mathChallenge: "",
  consent: false,
  website: "",
};
