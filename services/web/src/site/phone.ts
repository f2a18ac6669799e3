import { formatPhone } from "./formatPhone";
import { site } from "./site";

export const phone = {
  text: formatPhone(site.phone),
  callHref: `tel:+1${site.phone}`,
  textHref: `sms:+1${site.phone}`,
};
