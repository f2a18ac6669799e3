/** A message as people read it; what carries it is added by createMailSender. */
export type Mail = Readonly<{
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}>;
