import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type Ref, useId } from "react";
import { styled } from "styled-components";
import { color } from "../../theme";
import { IconButton } from "../../ui/IconButton";
import { TextInput } from "../../ui/TextInput";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type SearchBarProps = {
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  fieldRef: Ref<HTMLInputElement>;
};

/** One search field. Escape and the button clear it; Enter only closes a phone's keyboard: the list updates live. */
export function SearchBar({ label, hint, typed, onType, fieldRef }: SearchBarProps) {
  const id = useId();
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden />
      <Field
        ref={fieldRef}
        id={id}
        type="search"
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
        }}
        onKeyDown={({ key }) => {
          if (key === "Escape") onType("");
        }}
      />
      {typed !== "" && (
        <Clear
          aria-label="Clear"
          onClick={({ currentTarget }) => {
            onType("");
            currentTarget.form?.querySelector("input")?.focus();
          }}
        >
          <X aria-hidden />
        </Clear>
      )}
    </Root>
  );
}

const Root = styled.form`
  position: relative;
  max-width: 560px;

  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: ${color.green600};
    pointer-events: none;
  }
`;

const Field = styled(TextInput)`
  padding-inline: calc(28px + 1.25rem); /* the icon grows with the text */
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 2px;
  right: 2px;
`;
