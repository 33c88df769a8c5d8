// /terms: what the prices are worth, and whose names they carry.
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { DEFAULT_STORES } from '../../engine/index';
import { LegalPage, Paragraph, Section } from './LegalPage';

const stores = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  DEFAULT_STORES.map((store) => store.label),
);

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      updated="21 November 2026"
      summary="Basketwise is a free tool that shows where your shopping may be cheaper. Prices are indicative: what counts is the price in the shop or at its checkout."
    >
      <Service />
      <Prices />
      <Matching />
      <Independence />
      <FairUse />
      <Responsibility />
      <Law />
    </LegalPage>
  );
}

const Service = () => (
  <Section title="The service">
    <Paragraph>
      Basketwise compares a shopping list across UK supermarkets. It is free and needs no account.
      We sell nothing and take no orders: what you buy, you buy from the shop, under its terms.
    </Paragraph>
  </Section>
);

const Prices = () => (
  <Section title="Prices are indicative">
    <Paragraph>
      Prices are in pounds sterling and come from price files collected at an earlier time. They may
      be out of date, incomplete or wrong, may differ between branches and online, and may leave out
      offers, loyalty prices, delivery and deposit charges. Check the price with the shop before you
      rely on it.
    </Paragraph>
    <Paragraph>
      Savings are estimates. Monthly and annual figures take one week’s saving four and 52 times;
      “up to” figures are not what every shopper will save.
    </Paragraph>
  </Section>
);

const Matching = () => (
  <Section title="Matching products">
    <Paragraph>
      Products are matched by a program that reads their names and sizes. It can be wrong, and
      matched products can differ in quality, ingredients or pack size. Always read the label, above
      all for allergens and dietary needs.
    </Paragraph>
  </Section>
);

const Independence = () => (
  <Section title="Not affiliated with the supermarkets">
    <Paragraph>
      {`Basketwise is independent. It is not affiliated with or endorsed by ${stores}. Names and trade marks belong to their owners and are used only to say whose price is shown.`}
    </Paragraph>
  </Section>
);

const FairUse = () => (
  <Section title="Fair use">
    <Paragraph>
      Please use the contact form for genuine messages only. The number of messages from one browser
      is limited, and messages that look like spam are refused.
    </Paragraph>
  </Section>
);

const Responsibility = () => (
  <Section title="Our responsibility to you">
    <Paragraph>
      We offer the service as it is and do not promise that it is always available or free of
      errors. As far as the law allows, we are not responsible for losses that come from relying on
      an indicative price or an automatic match. Nothing in these terms limits liability or rights,
      such as your rights as a consumer, that the law does not allow us to limit.
    </Paragraph>
  </Section>
);

const Law = () => (
  <Section title="Law, changes and contact">
    <Paragraph>
      The law of England and Wales applies. If you live in Scotland or Northern Ireland, you keep
      the protection of the law there and can go to your local courts. When these terms change, the
      date at the top changes with them. Questions are welcome through the{' '}
      <Link component={RouterLink} to="/contact">
        contact page
      </Link>
      ; what we do with your information is in the{' '}
      <Link component={RouterLink} to="/privacy">
        privacy policy
      </Link>
      .
    </Paragraph>
  </Section>
);
