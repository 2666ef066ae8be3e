import { expect, it } from 'vitest';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { text } from '@tests/support/text';

/*
 * The English texts whose wording the specification gives. Every other test takes its texts from the locale files by
 * key, so that all other texts can be changed freely.
 */

const QUOTED: readonly [wording: string, key: TextKey, words: string][] = [
  ['the header links to home', 'shell.navigation.home', 'Home'],
  ['the header links to pricing', 'shell.navigation.pricing', 'Pricing'],
  ['the header links to features', 'shell.navigation.features', 'Features'],
  ['the header links to about', 'shell.navigation.about', 'About'],
  ['the header links to contact', 'shell.navigation.contact', 'Contact'],
  ['the user menu names the role', 'shell.account.role', 'Business owner'],
  ['the footer has a product column', 'shell.footer.product', 'Product'],
  ['the footer has a company column', 'shell.footer.company', 'Company'],
  ['the footer has a support column', 'shell.footer.support', 'Support'],
  ['the footer has a legal column', 'shell.footer.legal', 'Legal'],
  ['the footer mentions careers', 'shell.footer.careers', 'Careers'],
  ['the footer mentions security', 'shell.footer.security', 'Security'],
  ['the home page starts the sign-in', 'shell.getStarted', 'Get Started'],
  ['the home page scrolls to the features', 'site.home.learnMore', 'Learn More'],
  ['the copy claims verified professionals', 'site.benefits.verifiedTitle', 'Verified professionals'],
  ['the copy claims a quality guarantee', 'site.benefits.qualityTitle', 'Quality guarantee'],
  ['support answers on weekdays', 'contact.hours.weekdays', 'Mon-Fri'],
  ['the hours of weekdays', 'contact.hours.weekdaysTime', '9:00 AM-6:00 PM'],
  ['support answers on Saturday', 'contact.hours.saturday', 'Sat'],
  ['the hours of Saturday', 'contact.hours.saturdayTime', '10:00 AM-4:00 PM'],
  ['support rests on Sunday', 'contact.hours.sunday', 'Sun'],
  ['support is closed on Sunday', 'contact.hours.closed', 'Closed'],
  ['the policies were updated', 'legal.january2025', 'January 2025'],
  ['privacy, section 1', 'privacy.collection.title', 'Information collected'],
  ['privacy, section 2', 'privacy.use.title', 'Use of information'],
  ['privacy, section 3', 'privacy.sharing.title', 'Sharing of information'],
  ['privacy, section 4', 'privacy.security.title', 'Security'],
  ['privacy, section 5', 'privacy.rights.title', 'Your rights'],
  ['privacy, section 6', 'privacy.contact.title', 'Contact'],
  ['terms, section 1', 'terms.acceptance.title', 'Acceptance of terms'],
  ['terms, section 2', 'terms.service.title', 'Description of service'],
  ['terms, section 3', 'terms.accounts.title', 'User accounts'],
  ['terms, section 4', 'terms.conduct.title', 'User conduct'],
  ['terms, section 5', 'terms.content.title', 'Content policy'],
  ['terms, section 6', 'terms.payment.title', 'Payment terms'],
  ['terms, section 7', 'terms.property.title', 'Intellectual property'],
  ['terms, section 8', 'terms.termination.title', 'Termination'],
  ['terms, section 9', 'terms.disclaimers.title', 'Disclaimers'],
  ['terms, section 10', 'terms.liability.title', 'Limitation of liability'],
  ['terms, section 11', 'terms.law.title', 'Governing law'],
  ['terms, section 12', 'terms.contact.title', 'Contact'],
  ['cookies, section 1', 'cookies.meaning.title', 'What cookies are'],
  ['cookies, section 2', 'cookies.use.title', 'How they are used'],
  ['cookies, section 3', 'cookies.types.title', 'Types of cookies'],
  ['cookies, section 4', 'cookies.thirdParty.title', 'Third-party cookies'],
  ['cookies, section 5', 'cookies.managing.title', 'Managing cookies'],
  ['cookies, section 6', 'cookies.updates.title', 'Policy updates'],
  ['cookies, section 7', 'cookies.contact.title', 'Contact'],
  ['the sign-in is running', 'shell.authentication.title', 'Completing authentication...'],
  ['the token has no user id', 'errors.claimsUnreadable', 'Failed to decode user information'],
  ['the session has expired', 'errors.sessionExpired', 'Your session has expired. Please log in again.'],
  ['there are no businesses', 'dashboard.emptyTitle', 'No Businesses Found'],
  ['a card links to its business', 'dashboard.viewDetails', 'View Details'],
  ['a business is closed', 'detail.hours.closed', 'Closed'],
  ['a business is active', 'detail.management.done.activate', 'Business activated successfully'],
  ['a business is inactive', 'detail.management.done.deactivate', 'Business deactivated successfully'],
  ['an activation is refused', 'detail.management.activateFailed', 'Failed to activate business'],
  ['a deactivation is refused', 'detail.management.deactivateFailed', 'Failed to deactivate business'],
  ['no reason is given', 'detail.management.updateFailed', 'Failed to update business status'],
  ['an activation throws', 'detail.management.activateError', 'Error activating business'],
  ['a deactivation throws', 'detail.management.deactivateError', 'Error deactivating business'],
  ['there is no subscription', 'subscription.section.getStarted', 'Get started now'],
  ['a cancellation is refused', 'subscription.cancellation_error', 'Failed to cancel subscription'],
  [
    'a cancellation can be tried again',
    'subscription.cancel.failedTryAgain',
    'Failed to cancel subscription, please try again',
  ],
  ['a payment method is not offered yet', 'subscription.wizard.payment.comingSoon', 'Coming soon'],
  [
    'no payment method is chosen',
    'subscription.wizard.failure.title.payment-method-required',
    'Please select payment method',
  ],
  [
    'the card field is missing',
    'subscription.wizard.failure.title.card-not-ready',
    'Card component not ready',
  ],
  [
    'the payment is refused',
    'subscription.wizard.failure.text.payment_processing_error',
    'Payment could not be processed, please check your payment details',
  ],
  [
    'the payment failed',
    'subscription.wizard.failure.title.payment_processing_error',
    'Payment failed, please try again',
  ],
  [
    'the request is refused',
    'subscription.wizard.failure.title.bad_request',
    'Please check your information and try again',
  ],
  [
    'the update fails',
    'subscription.wizard.failure.title.general_error',
    'An error occurred, please try again',
  ],
  [
    'the creation fails',
    'subscription.wizard.failure.title.creation_failed',
    'Subscription creation failed, please try again',
  ],
  ['the plans fail to load', 'subscription.wizard.plansFailed.title', 'Failed to load subscription plans'],
  ['an error is uncaught', 'subscription.wizard.unexpected.title', 'An unexpected error occurred'],
  ['the order is done', 'subscription.wizard.done.toBusiness', 'Go to business page'],
  ['no first name is given', 'profile.errors.required', 'First name is required in at least one language'],
  ['the profile is saved', 'profile.edit.saved', 'Profile updated successfully'],
  ['the profile is refused', 'profile.edit.failed', 'Failed to update profile'],
  [
    'the profile can be saved again',
    'profile.edit.failedRetry',
    'Failed to update profile. Please try again.',
  ],
];

it.each(QUOTED)('%s (%s): %s', (_wording, key, words) => {
  expect(text(key)).toBe(words);
});

/** Of these texts the specification gives only the statement. */
const STATED: readonly [wording: string, key: TextKey, words: RegExp][] = [
  ['customers meet professionals', 'site.home.lead', /connects customers with verified professionals/],
  ['the copy claims secure and fast service', 'site.benefits.secureTitle', /secure and fast/i],
  ['the copy mentions reviews and ratings', 'site.benefits.qualityText', /reviews and ratings/i],
  ['the content of pricing comes later', 'pricing.text', /content will be migrated/],
  ['any other error', 'errors.generalRetry', /^An error occurred/],
  ['the time of email replies', 'contact.channels.generalText', /24 to 48 hours on business days/],
  ['the policies have a version', 'legal.version', /^Version/],
  ['users are adults', 'terms.accounts.age', /at least 18/],
  ['businesses come from the mobile app', 'dashboard.newBusinesses', /created in the .*mobile app/],
  ['an owner needs the mobile app', 'dashboard.emptyText', /mobile app/],
  [
    'activation shows the business',
    'detail.management.activateConsequence',
    /visible to users.*interact with it/,
  ],
  ['deactivation hides the business', 'detail.management.deactivateConsequence', /no longer be visible/],
  ['activation of several shows them', 'bulk.effect.activate_other', /find and contact/],
  ['activation needs a subscription', 'detail.management.subscriptionRequired', /subscription is required/],
  [
    'activation needs an active one',
    'detail.management.subscriptionMustBeActive',
    /subscription must be active/,
  ],
  ['the subscription can be updated', 'subscription.section.update', /update/i],
  ['the subscription can be reactivated', 'subscription.section.reactivate', /reactivate/i],
  ['a cancellation stops the billing', 'subscription.cancel.consequence', /all future billing stops/i],
  ['a cancellation ends the features', 'subscription.cancel.consequence', /premium features are lost/i],
  ['the wizard creates', 'subscription.wizard.title.create', /create/i],
  ['the wizard updates', 'subscription.wizard.title.update', /update/i],
  ['annual billing saves', 'subscription.wizard.cycle.saveUpTo', /save up to/i],
  ['a payment is running', 'subscription.wizard.paying.text', /do not close the browser/],
  ['the subscription is active', 'subscription.wizard.done.title.create', /subscription is active/],
  ['an email was sent', 'subscription.wizard.done.emailSentTo', /sent a confirmation email/],
  ['billing starts', 'subscription.wizard.done.startsAtOnce', /first billing cycle starts immediately/],
  ['the rule of a zip', 'subscription.wizard.fieldErrors.invalid_zip', /5 to 7 digits/],
  ['the rule of a VAT number', 'subscription.wizard.fieldErrors.invalid_vat', /9 digits/],
];

it.each(STATED)('%s (%s): %s', (_wording, key, words) => {
  expect(text(key)).toMatch(words);
});
