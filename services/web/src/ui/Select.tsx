import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { ground } from "../ground";
import { color, layer, radius, shadow, space, tap } from "../theme";
import { controlLook } from "./controlLook";
import type { ControlProps } from "./Field";

type SelectOption = { value: string; label: string };

type SelectProps = ControlProps & {
  name?: string;
  value: string;
  options: readonly SelectOption[];
  placeholder?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** Radix's select: arrows, Home, End, Escape, and type-ahead that resets after one second. */
export function Select({
  name,
  value,
  options,
  placeholder,
  onChange,
  onBlur,
  ...control
}: SelectProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  // Inside a dialog the list must belong to the dialog, for assistive technology too.
  const dialog = trigger?.closest<HTMLElement>("[role=dialog]");
  return (
    <Root>
      <Radix.Root {...(name !== undefined && { name })} value={value} onValueChange={onChange}>
        <Trigger {...control} ref={setTrigger} onBlur={onBlur}>
          <Radix.Value placeholder={placeholder} />
          <ChevronDown aria-hidden />
        </Trigger>
        <Radix.Portal {...(dialog && { container: dialog })}>
          <Content position="popper" sideOffset={6} collisionPadding={8}>
            <InertOutside />
            <Radix.Viewport>
              {options.map((option) => (
                <Item key={option.value} value={option.value}>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check aria-hidden />
                  </Radix.ItemIndicator>
                </Item>
              ))}
            </Radix.Viewport>
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Root>
  );
}

/** For a popup that hides the rest of the page from screen readers (Radix Select): also makes the rest unfocusable. */
function InertOutside() {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const own = ref.current;
    if (!own?.isConnected) return undefined; // a closed list renders its content outside the page
    const others = [...document.body.children]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => !element.inert && !element.contains(own));
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, []);

  return <span ref={ref} hidden />;
}

/* Radix hides its native select by a style attribute, which the security policy takes out of prerendered HTML. */
const Root = styled.div`
  position: relative;

  > select {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const Trigger = styled(Radix.Trigger)`
  ${controlLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  text-align: left;
  cursor: pointer;

  &[data-placeholder] {
    color: ${color.placeholder};
  }

  svg {
    width: 20px;
    height: 20px;
    color: ${tap.base};
  }
`;

const Content = styled(Radix.Content)`
  ${ground.paper}
  z-index: ${layer.popup};
  width: var(--radix-select-trigger-width);
  max-height: min(420px, var(--radix-select-content-available-height));
  overflow: hidden;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: ${color.ink};
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  padding: ${space.s1} 12px;
  border-radius: ${radius.small};
  line-height: 1.3;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color.green100};
    outline: 2px solid ${tap.ring};
    outline-offset: -2px;
  }

  &[data-state="checked"] {
    font-weight: 620;
  }

  svg {
    width: 20px;
    height: 20px;
    color: ${color.green600};
  }
`;
