// /privacy: what stays in the browser, what leaves it and to whom.
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Definitions, LegalPage, Paragraph, Section } from './LegalPage';
import { storedItems } from './storedItems';

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="21 November 2026"
      summary="There is no account and no tracking. Your shopping list stays on your device. The only thing you can send us is a message through the contact form."
    >
      <Stored />
      <Comparing />
      <Sent />
      <Visiting />
      <Rights />
    </LegalPage>
  );
}

const Stored = () => (
  <Section title="What is stored in your browser">
    <Paragraph>
      We use your browser’s local storage so that your list is still there when you come back. It
      stays on this device and is not sent to us. We set no cookies and use no analytics or
      advertising. These are the entries:
    </Paragraph>
    <Definitions entries={storedItems} />
    <Paragraph>
      If you choose a light or dark appearance, that choice is stored too. Your browser may also
      keep copies of our pages and price files so that they open faster and work without a
      connection.
    </Paragraph>
    <Paragraph>
      “Start New Comparison” on the results page removes your list, your supermarket and the
      products you picked. To remove everything, clear the data of this site in your browser’s
      settings.
    </Paragraph>
  </Section>
);

const Comparing = () => (
  <Section title="Comparing prices">
    <Paragraph>
      Your browser downloads the price files of the supermarkets from this site and compares them
      with your list on your device. Neither the list nor the results are sent anywhere. If you read
      a list from a photo, the photo is read on your device as well: it is not uploaded and not
      kept. So that the page works without a connection, your browser keeps a copy of the page and
      of the price files; clearing the data of this site removes it. A link that you share carries
      your list inside itself; we do not receive it.
    </Paragraph>
  </Section>
);

const Sent = () => (
  <Section title="What the contact form sends, and to whom">
    <Paragraph>
      When you press “Send Message”, your browser sends your name, your email address, the category,
      the subject, the message and the time of sending to{' '}
      <Link href="https://www.emailjs.com/legal/privacy-policy/" rel="noreferrer">
        EmailJS
      </Link>
      , an email-sending service run by another company. EmailJS passes them on to our support
      mailbox and, like any server you connect to, sees your IP address. It may process this
      information outside the UK; its own privacy policy applies to what it does.
    </Paragraph>
    <Paragraph>
      We use your message and your address only to read, answer and act on what you wrote, which is
      our legitimate interest and yours. We do not sell them, share them with the supermarkets or
      use them for marketing, and we keep them no longer than we need to deal with your message.
      Nothing is sent before you press the button.
    </Paragraph>
  </Section>
);

const Visiting = () => (
  <Section title="Visiting the site">
    <Paragraph>
      The company that hosts these pages receives your IP address and the name of each file your
      browser asks for, as with any website.
    </Paragraph>
  </Section>
);

const Rights = () => (
  <Section title="Your rights">
    <Paragraph>
      Under UK data protection law you can ask us for a copy of the messages you sent us, ask us to
      correct or delete them, and object to our using them. Write to us through the{' '}
      <Link component={RouterLink} to="/contact">
        contact page
      </Link>
      . If you are not happy with our answer, you can complain to the{' '}
      <Link href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
        Information Commissioner’s Office
      </Link>
      .
    </Paragraph>
  </Section>
);
