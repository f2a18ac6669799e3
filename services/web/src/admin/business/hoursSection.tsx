import { type Weekday, weekdays } from "@ridgeline/contract/business";
import Clock from "lucide-react/icons/clock";
import { Wide } from "../kit/contentFields";
import { TextField } from "../../form";
import { Group } from "./sectionLayout";
import type { SectionKind } from "./sectionKind";
import type { DayDraft } from "./DayHours";
import { type SpecialDayDraft, SpecialDays } from "./SpecialDays";
import { WeekHours } from "./WeekHours";

type HoursDraft = {
  hours: Record<Weekday, DayDraft>;
  specialDays: SpecialDayDraft[];
};

const blankTimes = { from: "", to: "" };

export const hoursSection: SectionKind = {
  id: "hours",
  title: "Hours",
  about: "The week, holidays, emergencies, how soon you answer",
  Icon: Clock,
  shownAt: [{ href: "/#contact", label: "See it on the site" }],
  draftOf: ({ hours, specialDays }) => ({
    hours: toWeek((day) => ({ isOpen: hours[day] !== undefined, ...blankTimes, ...hours[day] })),
    specialDays: specialDays.map(({ open, ...day }) => ({
      ...day,
      isOpen: open !== undefined,
      open: { ...blankTimes, ...open },
    })),
  }),
  toFields: ({ hours, specialDays }: HoursDraft) => ({
    hours: toWeek((day) => {
      const { isOpen, ...times } = hours[day];
      return isOpen ? times : undefined;
    }),
    specialDays: specialDays.map(({ isOpen, open, ...day }) => ({
      ...day,
      open: isOpen ? open : undefined,
    })),
  }),
  fields: (
    <>
      <WeekHours />
      <Group
        legend="Special days"
        hint="Holidays and other days on which the hours above are wrong. The site shows them as they come near."
      >
        <Wide>
          <SpecialDays />
        </Wide>
      </Group>
      <Group legend="Emergencies and answers">
        <TextField
          name="emergency"
          label="Emergency line"
          hint="When you do emergency repairs, such as 24/7. Empty: none are offered."
          isOptional
        />
        <TextField
          name="repliesWithin"
          label="We reply within"
          hint="Such as 24 hours. Empty: nothing is promised."
          isOptional
        />
      </Group>
    </>
  ),
};

/** One value for each day of the week. */
function toWeek<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  const entries = weekdays.map((day) => [day, valueOf(day)] as const);
  return Object.fromEntries(entries) as Record<Weekday, Value>; // every day has its entry
}
